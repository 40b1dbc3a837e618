import { ContentView } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { pageQuery } from '../api/get-page.ts';
import type { ContentAddress } from '../model/content-address.ts';
import { Written } from './written.tsx';

/** A page of any section but the blog's. */
export function SectionPage({ address }: { address: ContentAddress }) {
  return (
    <Written query={useQuery(pageQuery(address))}>{(page) => <ContentView page={page} />}</Written>
  );
}
