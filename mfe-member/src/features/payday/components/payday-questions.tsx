import { ContentSections, EnglishOnly, QueryPanel, Section } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { contentPageQuery } from '#features/content/content.ts';
import { useMessages } from '../payday-messages.ts';

/** What editors answer about payday. */
export function PaydayQuestions({ slug }: { slug: string }) {
  const t = useMessages();
  const page = useQuery(contentPageQuery({ slug, section: 'account', isPreview: false }));
  return (
    <Section title={t('questions')} size="small">
      <QueryPanel query={page} failure={t('questionsFailed')}>
        {({ blocks, footnotes }) => (
          <EnglishOnly>
            <ContentSections blocks={blocks} footnotes={footnotes} isNested />
          </EnglishOnly>
        )}
      </QueryPanel>
    </Section>
  );
}
