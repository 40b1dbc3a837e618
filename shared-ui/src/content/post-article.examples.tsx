import { portrait, say } from './example-content.ts';
import { PostArticle } from './post-article.tsx';

export default { title: 'PostArticle' };

const post = {
  title: 'How the limit moves',
  body: say('Your limit is worked out anew each day. Three things move it.'),
  author: { name: 'Sam Example', image: portrait.url },
  location: 'Detroit, Michigan',
  publishedDate: '2026-11-02',
};

export const Signed = () => <PostArticle post={post} />;

export const Unsigned = () => (
  <PostArticle post={{ ...post, author: null, location: null, publishedDate: null }} />
);
