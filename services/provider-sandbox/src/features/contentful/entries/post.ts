import { linkTo, type Entry } from '../entry.ts';
import { bullets, heading, hyperlink, paragraph, richText } from '../rich-text.ts';

const author: Entry = {
  id: 'person-reset',
  contentType: 'person',
  fields: { name: 'The Reset team' },
};

const post: Entry = {
  id: 'post-how-the-limit-moves',
  contentType: 'post',
  fields: {
    slug: 'how-the-limit-moves',
    title: 'How the limit moves',
    author: linkTo(author),
    publishedDate: '2026-11-02',
    body: richText(
      paragraph('Your limit is worked out anew each day. Three things move it.'),
      heading(2, 'What moves it'),
      bullets(
        'Income: what you earned since the last payday',
        'Bank balance: what is there today',
        'Bills: what is due before payday',
      ),
      paragraph('You see all three on your ', hyperlink('/dashboard', 'dashboard'), '.'),
    ),
  },
};

/** The blog. */
export const postEntries: readonly Entry[] = [author, post];
