import { LimitReceipt, LimitReceiptQuery } from '@reset/api-contract/admin/limit-receipt.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { notFound, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { limitReceipt } from './limit-receipt.ts';
import { limitStore } from './limits.store.ts';

/** GET /internal/members/:user_id/limits/:limit_id: how one of her limits came about, for staff. */
export function limitReceiptRoutes(app: Service, { database }: Context): void {
  const limits = limitStore(database);
  app.get(
    '/internal/members/:user_id/limits/:limit_id',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ user_id: Id, limit_id: Id }),
        querystring: LimitReceiptQuery,
        response: { 200: LimitReceipt },
      },
    },
    async ({ params, query }, reply) => {
      const { compared_to: otherId } = query;
      const [limit, other] = await Promise.all([
        limits.find(params.user_id, params.limit_id),
        otherId === undefined ? null : limits.find(params.user_id, otherId),
      ]);
      if (!limit || (otherId !== undefined && !other)) return reply.refuse(notFound);
      return limitReceipt(limit, other);
    },
  );
}
