import { describe, expect, it } from '@jest/globals';
import { openReadings } from './readings.ts';

const reading = (content: object | null | undefined) => ({
  content,
  readAt: 0,
  refreshAt: 0,
  hasFailed: content === undefined,
});
const names = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, place) => `${prefix}${place}`);

describe('openReadings', () => {
  it('keeps what editors wrote, however many names are made up', () => {
    const readings = openReadings();
    readings.remember('faqs', reading({}));
    for (const name of names(5_000, 'absent')) readings.remember(name, reading(null));
    for (const name of names(5_000, 'down')) readings.remember(name, reading(undefined));
    expect(readings.find('faqs')).toBeDefined();
    expect(readings.find('absent0')).toBeUndefined();
    expect(names(5_000, 'down').filter((name) => readings.find(name))).toHaveLength(500);
  });

  it('drops the oldest of too many', () => {
    const readings = openReadings();
    for (const name of names(500, 'page')) readings.remember(name, reading({}));
    readings.remember('page0', reading({}));
    readings.remember('more', reading({}));
    expect(readings.find('page0')).toBeDefined();
    expect(readings.find('page1')).toBeUndefined();
  });

  it('has the last of what was read by a name', () => {
    const readings = openReadings();
    readings.remember('faqs', reading({}));
    readings.remember('faqs', reading(null));
    expect(readings.find('faqs')?.content).toBeNull();
    readings.remember('faqs', reading({ title: 'FAQs' }));
    expect(readings.find('faqs')?.content).toEqual({ title: 'FAQs' });
  });
});
