import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { pinwheelPayrollData } from './payroll-data.ts';

let scripted: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  scripted = await startScriptedProvider();
});
afterAll(() => scripted.stop());

const HOURS = { amount: null, hours: 8 };
const shift = (id: string, earnings: object[]) => ({ id, end_date: '2026-11-19', earnings });

it('knows no pay of a shift of which hours alone are reported', async () => {
  const data = [
    shift('hours-alone', [HOURS]),
    shift('tips-alone', [HOURS, { amount: 550, hours: null }]),
    shift('nothing', []),
  ];
  scripted.answer(() => ({ body: { meta: { count: data.length, next_cursor: null }, data } }));
  const { readShifts } = pinwheelPayrollData({ baseUrl: scripted.url, secret: 'secret' });
  const shifts = await readShifts('a');
  expect(shifts.map(({ minutes, grossCents }) => [minutes, grossCents])).toEqual([
    [480, null],
    [480, 550],
    [0, 0],
  ]);
});
