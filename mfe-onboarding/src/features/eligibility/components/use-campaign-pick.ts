import { readCampaign } from '@reset/remote-sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { followShortcut } from '../api/payroll-shortcuts.ts';
import type { PlatformPick } from '../model/answers.ts';

/**
 * What her invitation says of who pays her: chosen for her where it names one of the list, once,
 * and only where she has not chosen herself.
 * @returns what to look for, if it says that
 */
export function useCampaignPick(
  pick: PlatformPick | null,
  onChoose: (pick: PlatformPick) => void,
): string | undefined {
  const [campaign] = useState(() => readCampaign().signupParams);
  const [search = '', id = ''] = [campaign?.pp_name, campaign?.pp_id];
  const isChosen = useRef(pick !== null);
  const { data: named } = useQuery({
    queryKey: ['payroll_platform', search, id],
    queryFn: () => followShortcut({ search, id }),
    enabled: pick === null && search !== '' && id !== '',
    retry: false,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (pick) isChosen.current = true;
    if (!named || isChosen.current) return;
    isChosen.current = true;
    onChoose(named);
  }, [named, pick, onChoose]);
  return search || undefined;
}
