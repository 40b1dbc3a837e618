import { surveyBand, surveyScore, type SurveyBand } from '@reset/financial-health/survey.ts';
import { Badge, EmptyState, PageLayout, type Column, type Tone } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PagedList } from '#features/lists/lists.ts';
import { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import { pageQuery, readPage } from '#paging/page.ts';
import { surveyResultsQuery, type SurveyResult } from '../api/get-survey-results.ts';

/** /admin/financial-health: what people's answers to the survey came to, the page in the address. */
export function FinancialHealthPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const page = readPage(search);
  const query = useQuery(surveyResultsQuery(page));
  return (
    <PageLayout title={t('health.title')}>
      <PagedList
        caption={t('health.title')}
        query={query}
        rowsOf={({ surveyResults }) => surveyResults}
        rowKey={({ id }) => id}
        columns={columns(t)}
        page={page}
        hrefOf={pageQuery}
        failure={t('health.failed')}
        empty={<EmptyState message={t('health.nobody')} />}
      />
    </PageLayout>
  );
}

const columns = (t: ReturnType<typeof useMessages>): Column<SurveyResult>[] => [
  { key: 'name', header: t('users.name'), render: ({ name }) => name },
  { key: 'email', header: t('users.email'), render: ({ email }) => email },
  {
    key: 'score',
    header: t('health.score'),
    align: 'end',
    render: ({ subscores }) => surveyScore(subscores),
  },
  {
    key: 'label',
    header: t('health.label'),
    render: ({ subscores }) => {
      const band = surveyBand(surveyScore(subscores));
      return <Badge tone={TONES[band]}>{t(`health.${band}`)}</Badge>;
    },
  },
  {
    key: 'created',
    header: t('users.createdAt'),
    align: 'end',
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

const TONES: Record<SurveyBand, Tone> = { top: 'success', middle: 'warning', bottom: 'danger' };
