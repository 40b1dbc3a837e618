import { ContentView } from './content-view.tsx';
import { portrait, say, span } from './example-content.ts';

export default { title: 'ContentView' };

const raised = (text: string) => span(text, { superscript: true });

const page = {
  title: 'How Reset works',
  blocks: [
    {
      type: 'rich_text' as const,
      id: 'intro',
      body: [
        { type: 'heading' as const, level: 3 as const, spans: [span('What you need')] },
        ...say('Earnings of at least $500 per month', raised('1'), ' and a home in the U.S.'),
        {
          type: 'list' as const,
          ordered: false,
          items: [
            [span('A bank account', { bold: true })],
            [span('An employer who reports shifts', { italic: true }), raised('*')],
          ],
        },
        { type: 'quote' as const, spans: [span('Up to 10'), raised('th'), span(' of a second.')] },
        ...say('More is in the ', span('FAQs', { href: '/faqs' }), '. Again', raised('1'), '.'),
      ],
    },
    {
      type: 'split' as const,
      id: 'split',
      heading: 'Until payday',
      body: say('Spend what you have earned.'),
      image: { ...portrait, width: 600, height: 400 },
      link: null,
    },
  ],
  footnotes: [
    { text: 'The card requires earnings of at least $500 per month.', superscriptOverride: null },
    { text: 'Most of them do.', superscriptOverride: '*' },
    { text: 'Nothing points here.', superscriptOverride: null },
  ],
};

export const Titled = () => <ContentView page={{ ...page, hero: null }} />;

export const WithCard = () => (
  <ContentView
    page={{
      ...page,
      hero: {
        type: 'card',
        heading: 'Your pay, as you earn it',
        text: 'Early access to the wages that you have already earned.',
        link: { text: 'Sign Up', href: '/users/sign_up' },
      },
    }}
  />
);

export const Centered = () => (
  <ContentView
    page={{
      ...page,
      hero: { type: 'centered', heading: 'FAQs', text: 'In short answers.', link: null },
    }}
  />
);
