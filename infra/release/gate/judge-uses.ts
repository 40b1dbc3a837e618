import type { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import { serviceSlice } from '../release-folder.ts';
import type { ContractUses } from './contract/uses.ts';
import { changedFields, inWords, judgeContract, type Party } from './contract/judge-contract.ts';
import { schemaOf } from './contract/contract-members.ts';
import { bringsField, judgeCaller, judgeCalls, uncalledRoutes } from './contract/judge-calls.ts';
import { serviceReleases } from './live-releases.ts';
import { recordedUses, type Release } from './contract/recorded-uses.ts';

/** TypeScript takes a processor for itself. */
const CONCURRENCY = 2;

/**
 * Whether what a release of the shell or a remote reads and sends is what the live services answer and
 * accept, and what it calls is answered.
 * @returns one sentence for each field or call that does not fit
 */
export async function judgeConsumer(
  store: string,
  release: Release,
  services: ServicesFile,
): Promise<string[]> {
  const live = serviceReleases(services);
  const [consumer, ...providers] = await readParties(store, [release, ...live]);
  if (!consumer) return [];
  const gateway = providers[live.findIndex(({ slice }) => slice === serviceSlice('gateway'))];
  const published = Object.values(services.services).flatMap(({ routes }) => routes);
  return distinct([
    ...providers.flatMap((provider) => judgeContract({ provider, consumer, released: 'consumer' })),
    // What the gateway answers itself is published to nobody.
    ...(gateway?.uses.routes ? judgeCaller(consumer, [...gateway.uses.routes, ...published]) : []),
  ]);
}

/**
 * Whether whatever is live can go on with a new version of a service, and the new version with the live
 * services.
 * @param before the service's live version; null when it has none
 * @returns what is refused; and what is dropped or changed that nobody uses
 */
export async function judgeService(
  store: string,
  { release, before }: { release: Release; before: Release | null },
  { fronts, services }: { fronts: readonly Release[]; services: readonly Release[] },
): Promise<{ reasons: string[]; unused: string[] }> {
  const others = services.filter(({ slice }) => slice !== release.slice);
  const known = [release, ...(before ? [before] : [])];
  const parties = await readParties(store, [...known, ...others, ...fronts]);
  const [candidate] = parties;
  const liveParty = before ? parties[1] : undefined;
  if (!candidate) return { reasons: [], unused: [] };
  const rest = parties.slice(known.length);
  const asProvider = rest.flatMap((consumer) => [
    ...judgeContract({
      provider: candidate,
      consumer,
      released: 'provider',
      ...(liveParty && { before: liveParty.uses }),
    }),
    ...(liveParty ? judgeCalls({ provider: candidate, consumer, before: liveParty.uses }) : []),
  ]);
  const asConsumer = rest
    .slice(0, others.length)
    .flatMap((provider) => judgeContract({ provider, consumer: candidate, released: 'consumer' }));
  const reasons = distinct([...asProvider, ...asConsumer]);
  return { reasons, unused: liveParty ? unusedChanges(liveParty.uses, candidate, rest) : [] };
}

function unusedChanges(before: ContractUses, released: Party, rest: readonly Party[]): string[] {
  const isUsed = (address: string) =>
    rest.some(
      (party) =>
        address in party.uses.reads ||
        address in party.uses.sends ||
        (address in before.accepts &&
          bringsField(party, before, address.slice(schemaOf(address).length + 1))),
    );
  const changed = changedFields(before, released.uses).filter((address) => !isUsed(address));
  return [
    ...uncalledRoutes(before, released, rest),
    ...changed.map(
      (address) =>
        `${released.name} drops or changes ${inWords(address)}, which no live release uses.`,
    ),
  ];
}

async function readParties(store: string, releases: readonly Release[]): Promise<Party[]> {
  const left = releases.map((release, index) => ({ release, index }));
  const parties: Party[] = [];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { slice, version } = next.release;
      parties[next.index] = {
        name: `${slice} ${version}`,
        uses: await recordedUses(store, next.release),
      };
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return parties;
}

const distinct = (sentences: string[]): string[] => [...new Set(sentences)];
