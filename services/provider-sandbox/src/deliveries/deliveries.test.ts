import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openDeliveries } from './deliveries.ts';
import type { DeliveredText } from './deliveries.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'deliveries-')), 'deliveries.jsonl');

const text = (key: string): DeliveredText => ({
  kind: 'text',
  id: `id of ${key}`,
  key,
  to: '+13105550142',
  from: '+12025550100',
  text: 'Hello',
  sent_at: '2026-11-20T20:00:00.000Z',
});

const keysOf = (deliveries: ReturnType<typeof openDeliveries>) =>
  deliveries.all().map(({ key }) => key);

describe('keep', () => {
  it('keeps what comes twice once, and answers with the first', () => {
    const deliveries = openDeliveries(null);
    const first = deliveries.keep(text('a'));
    expect(deliveries.keep({ ...text('a'), id: 'another' })).toBe(first);
    deliveries.keep(text('b'));
    expect(keysOf(deliveries)).toEqual(['b', 'a']);
  });

  it('keeps the newest, and of the others nothing', () => {
    const file = newFile();
    const deliveries = openDeliveries(file, 10);
    for (let number = 1; number <= 100; number += 1) deliveries.keep(text(`${number}`));
    expect(keysOf(deliveries)).toEqual([
      '100',
      '99',
      '98',
      '97',
      '96',
      '95',
      '94',
      '93',
      '92',
      '91',
    ]);
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(21);
    expect(keysOf(openDeliveries(file, 10))).toEqual(keysOf(deliveries));
  });

  it('outlives the process', () => {
    const file = newFile();
    openDeliveries(file).keep(text('a'));
    const again = openDeliveries(file);
    expect(again.texts()).toEqual([text('a')]);
    again.keep(text('a'));
    again.keep(text('b'));
    expect(keysOf(openDeliveries(file))).toEqual(['b', 'a']);
  });

  it('passes over the half line of a process that died while writing', () => {
    const file = newFile();
    openDeliveries(file).keep(text('a'));
    appendFileSync(file, '{"kind":"te');
    const again = openDeliveries(file);
    again.keep(text('b'));
    expect(keysOf(openDeliveries(file))).toEqual(['b', 'a']);
  });
});
