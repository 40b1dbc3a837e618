import { Button } from '#components/button/button.tsx';
import { TextLink } from '#components/text-link/text-link.tsx';
import { Tile } from '#components/tile/tile.tsx';
import { FootAction } from './foot-action.tsx';

export default { title: 'FootAction' };

const paragraphs = Array.from({ length: 12 }, (_, at) => (
  <p key={at}>Your payroll tells us what you have earned since your last payday.</p>
));

export const OnAPage = () => (
  <>
    {paragraphs}
    <FootAction ground="canvas">
      <Button variant="primary">Continue</Button>
    </FootAction>
  </>
);

export const ForAnAuthorization = () => (
  <Tile title="Set up how you repay">
    {paragraphs}
    <FootAction isInline>
      <Button variant="primary">Authorize</Button>
    </FootAction>
  </Tile>
);

export const WithAnotherWay = () => (
  <Tile title="Unsupported bank">
    <FootAction isInline>
      <Button variant="primary">Link your payroll</Button>
      <Button>Connect another bank</Button>
      <TextLink href="/dashboard">Go to your dashboard</TextLink>
    </FootAction>
  </Tile>
);

export const InATile = () => (
  <Tile title="Link your payroll">
    {paragraphs}
    <FootAction>
      <Button variant="primary">Connect</Button>
    </FootAction>
    {paragraphs}
  </Tile>
);
