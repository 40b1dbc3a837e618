import type { SiteLink } from '@reset/api-contract/gateway/registry.ts';
import { useLanguage } from '@reset/remote-sdk';

/** Gives what a link says in the language of the page; English where it is said in no other. */
export function useLinkText(): (link: SiteLink) => string {
  const language = useLanguage();
  return ({ label, labels }) => labels?.[language] ?? label;
}
