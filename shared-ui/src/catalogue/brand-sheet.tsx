import { Badge } from '#components/badge/badge.tsx';
import { Banner } from '#components/banner/banner.tsx';
import { Button } from '#components/button/button.tsx';
import { DawnArc } from '#components/dawn-arc/dawn-arc.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Money } from '#components/money/money.tsx';
import { TextField } from '#components/text-field/text-field.tsx';
import { TextLink } from '#components/text-link/text-link.tsx';
import { Text } from '#components/text/text.tsx';
import { Tile } from '#components/tile/tile.tsx';
import styles from './brand-sheet.module.css';

/** What a brand wears, as pages put it together: its card, colours, type, pictures and controls. */
export const BrandSheet = ({ name }: { name: string }) => (
  <div className={styles.sheet}>
    <h1 className={styles.title}>{name}</h1>
    <div className={styles.columns}>
      <div className={styles.card} data-card-face>
        <DawnArc variant="card" />
        <span className={styles.brand}>Reset</span>
        <span className={styles.digits}>•••• 4417</span>
      </div>
      <Tile title="Spending limit">
        <p className={styles.amount}>
          <Money cents={24_500} />
        </p>
        <Text tone="muted">Until payday, Friday, March 5</Text>
        <TextLink href="#limit">How it is made up</TextLink>
      </Tile>
    </div>
    <div className={styles.words}>
      <h2>Your pay, as you earn it</h2>
      <p>
        Your limit follows what you have earned so far, less the bills that are due before payday.
        On Friday, March 5, your paycheck repays what you spent.
      </p>
    </div>
    <ul className={styles.swatches}>
      {COLORS.map((color) => (
        <li key={color}>
          <span
            className={styles.swatch}
            style={{ background: `var(--color-${color})` }}
            aria-hidden="true"
          />
          {color}
        </li>
      ))}
    </ul>
    <div className={styles.pictures}>
      <DawnArc />
      <DawnArc variant="nothing" />
      <DawnArc variant="thanks" />
      <DawnArc variant="not-found" />
      <DawnArc variant="failed" />
    </div>
    <div className={styles.badges}>
      <Badge tone="success">Repaid</Badge>
      <Badge tone="warning">Pending</Badge>
      <Badge tone="danger">Declined</Badge>
      <Badge tone="info">Updating</Badge>
      <Badge tone="neutral">Closed</Badge>
    </div>
    <Banner tone="info">Your bank was linked.</Banner>
    <Tile title="Sign in">
      <Form initialValues={{ email: '' }} onSubmit={async () => undefined}>
        <TextField name="email" label="Email" type="email" />
        <SubmitButton>Continue</SubmitButton>
        <Button isWide>Use a passkey</Button>
        <Button variant="quiet">Forgot your password?</Button>
      </Form>
    </Tile>
  </div>
);

const COLORS = [
  'canvas',
  'surface',
  'ink',
  'muted',
  'edge',
  'card',
  'primary',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
] as const;
