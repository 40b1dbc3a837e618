import { partnerOf, readCampaign, type Partner, type ProductName } from '@reset/remote-sdk';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

interface SignUp {
  product: ProductName;
  /** Under whose brand, too; null under ours alone. */
  partner: Partner | null;
}

/** What is signed up for, and with whom, as this visit's addresses said. */
export function useSignUp(): SignUp {
  const [search] = useSearchParams();
  const [{ productName, partner }] = useState(readCampaign);
  const isBranded = search.get('signup') === 'true';
  return {
    product: productName ?? 'earned_wage_access',
    partner: isBranded ? partnerOf(partner) : null,
  };
}
