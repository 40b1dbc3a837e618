import { Tile } from '#components/tile/tile.tsx';
import { PageLayout } from './page-layout.tsx';

export default { title: 'PageLayout' };

export const OnePage = () => (
  <PageLayout title="Income" intro="What you have earned since your last paycheck.">
    <Tile title="Accrued earnings">
      <p>$412.50</p>
    </Tile>
  </PageLayout>
);

export const OneForm = () => (
  <PageLayout title="Log In" width="form">
    <p>Enter your email and your password.</p>
  </PageLayout>
);
