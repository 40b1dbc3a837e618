import { announce } from '@reset/remote-sdk';
import { stateName } from '@reset/application-engine/policy/states.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Product } from '#features/product/product.ts';
import {
  availabilityNoticeQuery,
  requestNotice,
  withdrawNotice,
} from '../api/availability-notice.ts';
import { useMessages } from '../outcome-messages.ts';

/** Whether she is told once the product is to be had where she lives, and how to change that. */
export function useAvailabilityNotice(product: Product) {
  const t = useMessages();
  const client = useQueryClient();
  const query = availabilityNoticeQuery(product);
  const { data: notice, isPending } = useQuery(query);
  const isRequested = notice?.requested ?? false;
  const change = useMutation({
    mutationFn: () => (isRequested ? withdrawNotice(product) : requestNotice(product)),
    onSuccess: (changed) => {
      client.setQueryData(query.queryKey, changed);
      announce(
        changed.requested && changed.stateAbbr
          ? t(`notice.requested.${product}`, { state: stateName(changed.stateAbbr) })
          : t('notice.withdrawn'),
      );
    },
  });
  return {
    stateAbbr: notice?.stateAbbr ?? null,
    isRequested,
    isPending,
    isChanging: change.isPending,
    problem: change.error?.message,
    toggle: () => change.mutate(),
  };
}
