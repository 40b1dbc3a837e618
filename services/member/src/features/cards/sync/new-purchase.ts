import { newId } from '@reset/service-kit';
import { merchantCategory } from '#features/cards/purchases/merchant-category.ts';
import type { Purchase } from '#features/cards/purchases/purchases.ts';
import type { HoldRecord, PostedRecord } from '#providers/card-records.ts';

const NAMELESS = 'Card purchase';

/** A purchase that we learn of by the issuer's hold: nothing is held or taken yet. */
export const purchaseOfHold = (hold: HoldRecord, cardId: string | null): Purchase => ({
  ...untouched(hold, cardId),
  authorizationId: hold.id,
  requestedCents: hold.authorizedCents,
  networkState: hold.status === 'declined' ? 'declined' : (NETWORK[hold.reason] ?? 'reversed'),
  customerState: hold.status === 'declined' ? 'declined' : 'expired',
  declineReason: hold.status === 'declined' ? hold.reason : null,
});

/** A purchase that we learn of by what was posted of it. */
export const purchaseOfDebit = (
  posted: PostedRecord,
  hold: HoldRecord | undefined,
  cardId: string | null,
): Purchase => ({
  ...untouched(hold ?? posted, cardId),
  authorizationId: posted.holdId,
  requestedCents: hold?.authorizedCents ?? posted.amountCents,
});

const NETWORK: Readonly<Record<string, Purchase['networkState']>> = { EXPIRED: 'expired' };

const untouched = (
  { merchant, occurredAt }: Pick<HoldRecord, 'merchant' | 'occurredAt'>,
  cardId: string | null,
): Purchase => ({
  id: newId(),
  cardId,
  authorizationId: null,
  pendingId: null,
  occurredAt,
  merchantName: merchant.name ?? NAMELESS,
  merchantCategory: merchantCategory(merchant.mcc ?? undefined),
  cardPresent: false,
  referenceNumber: null,
  requestedCents: 0,
  heldCents: 0,
  postedCents: 0,
  repaidCents: 0,
  networkState: 'pending',
  customerState: 'expired',
  declineReason: null,
  issuerUpdatedAt: null,
});
