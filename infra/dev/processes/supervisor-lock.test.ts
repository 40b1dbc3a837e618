import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findSupervisor, takeSupervisorLock } from './supervisor-lock.ts';

const origin = 'http://localhost:9080';
let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-lock-'));
  file = join(folder, 'supervisor.json');
});
afterEach(() => rm(folder, { recursive: true }));

it('says who runs a product on a folder, and where it answers, until that is given up', () => {
  const giveUp = takeSupervisorLock(file, { origin });
  expect(findSupervisor(file)).toEqual({ pid: process.pid, origin });
  expect(() => takeSupervisorLock(file, { origin })).toThrow(`kill ${process.pid}`);
  giveUp();
  expect(findSupervisor(file)).toBeNull();
});

it('does not take another process with the number of a killed one for it', async () => {
  const killed = { pid: process.pid, startTicks: '1', origin };
  await writeFile(file, JSON.stringify(killed));
  expect(findSupervisor(file)).toBeNull();
  takeSupervisorLock(file, { origin })();
});
