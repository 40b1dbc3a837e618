import { Badge } from '#components/badge/badge.tsx';
import { PageTile, Tile } from './tile.tsx';

export default { title: 'Tile' };

export const Titled = () => (
  <Tile title="Upcoming Bills" aside={<Badge tone="success">Connected</Badge>}>
    <p>Two bills are due before payday.</p>
  </Tile>
);

export const Anchored = () => (
  <Tile title="Spending limit" anchor="limit">
    <p>An address that ends in #limit leads here.</p>
  </Tile>
);

export const Plain = () => (
  <Tile>
    <p>Nothing but content.</p>
  </Tile>
);

export const OfAPage = () => (
  <PageTile>
    <Tile title="Link your payroll">
      <p>The page is about nothing else.</p>
    </Tile>
  </PageTile>
);
