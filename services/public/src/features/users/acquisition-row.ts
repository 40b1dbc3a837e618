import type { Acquisition } from './users.ts';

/** The columns of how a person came to us, in `users` and in `sign_up`. */
export type AcquisitionRow = {
  product_name: Acquisition['productName'];
  partner_slug: string | null;
  referral_slug: string | null;
  group_id: string | null;
  utm_campaign: string | null;
  utm_source: string | null;
  utm_medium: string | null;
};

export const toAcquisitionRow = (from: Acquisition): AcquisitionRow => ({
  product_name: from.productName,
  partner_slug: from.partnerSlug,
  referral_slug: from.referralSlug,
  group_id: from.groupId,
  utm_campaign: from.utmCampaign,
  utm_source: from.utmSource,
  utm_medium: from.utmMedium,
});

export const toAcquisition = (row: AcquisitionRow): Acquisition => ({
  productName: row.product_name,
  partnerSlug: row.partner_slug,
  referralSlug: row.referral_slug,
  groupId: row.group_id,
  utmCampaign: row.utm_campaign,
  utmSource: row.utm_source,
  utmMedium: row.utm_medium,
});
