import type { SurveyResults } from '@reset/api-contract/admin/financial-health.ts';
import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfLists } from '#testing/applied-events.ts';

const sam = newId();
let service: AdminServiceUnderTest;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
});
afterAll(() => service.stop());

const read = (query = '') =>
  service.call(sam, 'GET', `/admin/financial_health/survey_results${query}`);

describe('GET /admin/financial_health/survey_results', () => {
  it('shows what was answered, the newest first [ADM-088, ADM-105]', async () => {
    expect((await read()).json()).toEqual({ survey_results: [], total_pages: 0 });
    const surveys = tellOfLists(service.database);
    const ids = [];
    for (let index = 0; index < 26; index += 1) {
      ids.push(await surveys.answered({ name: `Ana ${index}` }));
    }
    const reply = await read('?page=2');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      survey_results: [
        {
          id: ids[0],
          name: 'Ana 0',
          email: 'ana@example.com',
          subscores: [79, 80, 0, 100, 50, 50, 50, 50],
          created_at: '2026-11-20T20:00:00.000Z',
        },
      ],
      total_pages: 2,
    });
    const { survey_results: newest } = (await read('?page=none')).json<SurveyResults>();
    expect(newest.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 25));
  });
});
