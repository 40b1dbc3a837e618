import { PostArticle } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { postQuery } from '../api/get-post.ts';
import type { ContentAddress } from '../model/content-address.ts';
import { Written } from './written.tsx';

/** A post of the blog. */
export function BlogPost({ address }: { address: ContentAddress }) {
  return (
    <Written query={useQuery(postQuery(address))}>{(post) => <PostArticle post={post} />}</Written>
  );
}
