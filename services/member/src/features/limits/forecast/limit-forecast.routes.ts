import { LimitForecast, LimitForecastQuery } from '@reset/api-contract/member/limit-forecast.ts';
import { requireIdentity, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { limitBasis } from '../limit-rules.ts';
import { readForForecast } from './limit-forecast.store.ts';
import { forecast } from './limit-forecast.ts';
import { NOTHING_TRIED, readTryOut } from './try-out.ts';
import { noForecast, tryOutBounds, wireForecast } from './wire-forecast.ts';

/** GET /spending_limit/forecast: what she can spend on each day until payday; it changes nothing. */
export function limitForecastRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  const limits = limitBasis(context);
  app.get(
    '/api/v1/spending_limit/forecast',
    {
      config: { access: 'member' },
      schema: { querystring: LimitForecastQuery, response: { 200: LimitForecast } },
    },
    async (request, reply) => {
      const now = clock.now();
      const as_of = now.toISOString();
      const { userId } = requireIdentity(request);
      const basis = await readForForecast(database, userId, { limits, now });
      if (typeof basis === 'string') return { as_of, ...noForecast(basis) };
      const bounds = tryOutBounds(basis);
      const read = readTryOut(request.query, bounds);
      if ('refusal' in read) return reply.refuse(read.refusal);
      const untried = forecast(basis, NOTHING_TRIED);
      const tried = forecast(basis, read.tryOut);
      return { as_of, ...wireForecast(basis, bounds, { tried, untried }) };
    },
  );
}
