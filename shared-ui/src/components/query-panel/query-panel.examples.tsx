import { QueryPanel, type ShownQuery } from './query-panel.tsx';

export default { title: 'QueryPanel' };

interface Props {
  refetch?: () => void;
}

export const Loading = () => <Bills query={unanswered} />;

export const Failed = ({ refetch = ignore }: Props) => (
  <Bills query={{ ...unanswered, ...failure, refetch }} />
);

/** The server's own text of a fault is not shown. */
export const Faulty = () => (
  <Bills query={{ ...unanswered, ...failure, error: { status: 500, message: 'boom' } }} />
);

export const Retrying = () => (
  <Bills query={{ ...unanswered, errorUpdateCount: 1, isFetching: true }} />
);

export const Answered = () => <Bills query={{ ...unanswered, data: 2, isFetching: false }} />;

export const OutOfDate = ({ refetch = ignore }: Props) => (
  <Bills query={{ ...unanswered, ...failure, data: 2, refetch }} />
);

/** An answer of another shape than the panel knows. */
export const Misshapen = ({ refetch = ignore, data = null }: Props & { data?: unknown }) => (
  <QueryPanel
    query={{ ...unanswered, data: data as { bills: number[] }, isFetching: false, refetch }}
    failure="Your bills could not be loaded."
  >
    {(found) => <p>{found.bills.length} bills are due before payday.</p>}
  </QueryPanel>
);

/** What is there now and then takes no place before it is known. */
export const Notice = ({ isError = false }: { isError?: boolean }) => (
  <QueryPanel
    query={isError ? { ...unanswered, ...failure } : unanswered}
    failure="Your notifications could not be loaded."
    isNotice
  >
    {bills}
  </QueryPanel>
);

export const Bare = () => (
  <QueryPanel query={unanswered} failure="Your bills could not be loaded." loading={<p>Wait</p>}>
    {bills}
  </QueryPanel>
);

const ignore = () => undefined;

const unanswered: ShownQuery<number> = {
  data: undefined,
  error: null,
  isError: false,
  isFetching: true,
  errorUpdateCount: 0,
  refetch: ignore,
};

const failure = {
  error: {
    status: 0,
    message: 'We could not reach Reset. Check your connection and try again.',
  },
  isError: true,
  isFetching: false,
  errorUpdateCount: 1,
};

const Bills = ({ query }: { query: ShownQuery<number> }) => (
  <QueryPanel query={query} failure="Your bills could not be loaded." isBoxed>
    {bills}
  </QueryPanel>
);

const bills = (count: number) => <p>{count} bills are due before payday.</p>;
