import { ErrorState } from './error-state.tsx';

export default { title: 'ErrorState' };

export const WithRetry = () => (
  <ErrorState
    title="Your upcoming bills could not be loaded."
    message="We could not reach Reset. Check your connection and try again."
    onRetry={() => {}}
  />
);

export const WithoutRetry = () => <ErrorState title="This area is not available right now." />;

export const WholePage = () => (
  <ErrorState
    title="This page is not available right now"
    message="Something on our side did not load."
    onRetry={() => {}}
    isPage
  />
);
