import { readCampaign, type ProductName } from '@reset/remote-sdk';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { partnerNames } from '../model/partner-names.ts';

interface SignUp {
  product: ProductName;
  /** Under whose brand, too; null for our own. */
  partner: string | null;
}

/** What is signed up for, and with whom, as this visit's addresses said. */
export function useSignUp(): SignUp {
  const [search] = useSearchParams();
  const [{ productName, partner }] = useState(readCampaign);
  const isBranded = search.get('signup') === 'true';
  return {
    product: productName ?? 'earned_wage_access',
    partner: isBranded && partner ? partnerNames[partner] : null,
  };
}
