import { Tile } from '#components/tile/tile.tsx';
import { Section } from './section.tsx';

export default { title: 'Section' };

export const Small = () => (
  <Section title="Upcoming Bills" size="small">
    <Tile>
      <p>Two bills are due before payday.</p>
    </Tile>
  </Section>
);

export const Medium = () => (
  <Section title="Open invitations">
    <p>Nobody is invited.</p>
  </Section>
);

export const Large = () => (
  <Section title="What you get" intro="A limit that grows with each day of work." size="large">
    <p>No tips, interest, monthly or late fees.</p>
  </Section>
);

export const Split = () => (
  <Section title="Who does what" size="large" layout="split">
    <p>Your employer pays you as before.</p>
  </Section>
);
