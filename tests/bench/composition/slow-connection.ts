import type { CDPSession } from 'playwright';

/** A phone's connection: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export async function slowConnection(network: CDPSession): Promise<void> {
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', CONNECTION);
}
