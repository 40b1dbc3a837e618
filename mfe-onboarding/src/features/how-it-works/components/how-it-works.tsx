import { useBeforeYouStart } from '@reset/remote-sdk/before-you-start';
import {
  Button,
  FactList,
  FootAction,
  IntroSteps,
  Stack,
  Text,
  Tile,
  type IconName,
} from '@reset/shared-ui';
import { PRODUCT_NAMES, type Product } from '#features/product/product.ts';
import { useMessages } from '../how-it-works-messages.ts';

interface Props {
  product: Product;
  /**
   * What it comes before; the terms of a tax refund advance have none. It comes after those that were
   * accepted for her taxes.
   */
  of: 'application' | 'terms' | 'accepted_terms';
  /** Whether a part of her tax refund may be advanced to her. */
  isAdvanceAllowed: boolean;
  /** What repays an advance on her refund, beside what her paydays repay; null for none. */
  repaidByRefund?: string | null;
  onContinue: () => void;
}

/** What the application will ask for and what it leads to, or what the terms come to. */
export function HowItWorks({
  product,
  of,
  isAdvanceAllowed,
  repaidByRefund = null,
  onContinue,
}: Props) {
  const t = useMessages();
  const told = of === 'application' ? product : of;
  const intro =
    told === 'tax' && !isAdvanceAllowed ? 'tax.intro.plain' : (`${told}.intro` as const);
  return (
    <Tile title={t('title')}>
      <Stack gap={24}>
        <Stack gap={16}>
          <Text tone="muted">{t(intro)}</Text>
          {of === 'application' && <Before {...{ product, isAdvanceAllowed }} />}
        </Stack>
        <IntroSteps
          steps={stepsOf[told].map(({ name, icon }) => ({
            id: name,
            icon,
            label: t(`${name}.label`),
            text: [
              t(`${name}.text`),
              name === 'limit' && repaidByRefund !== null && t('limit.advance'),
              OF_REPAYMENT.has(name) && repaidByRefund,
            ]
              .filter(Boolean)
              .join(' '),
          }))}
        />
        <FootAction>
          <Button variant="primary" onPress={onContinue}>
            {t('continue')}
          </Button>
        </FootAction>
      </Stack>
    </Tile>
  );
}

/** How long it takes, what it needs and for whom it is, before anything is given. */
function Before({ product, isAdvanceAllowed }: Pick<Props, 'product' | 'isAdvanceAllowed'>) {
  const { facts } = useBeforeYouStart(PRODUCT_NAMES[product], isAdvanceAllowed);
  return <FactList facts={facts} />;
}

type IntroStep = {
  name: 'bank' | 'payroll' | 'identity' | 'card' | 'taxes' | 'limit' | 'use' | 'payday' | 'cost';
  icon: IconName;
};

/** They say that she repays on payday. */
const OF_REPAYMENT: ReadonlySet<IntroStep['name']> = new Set(['card', 'payday']);

const BANK: IntroStep = { name: 'bank', icon: 'landmark' };
const IDENTITY: IntroStep = { name: 'identity', icon: 'shield-check' };

/** What the terms of the card come to. */
const TERMS: readonly IntroStep[] = [
  { name: 'limit', icon: 'wallet' },
  { name: 'use', icon: 'credit-card' },
  { name: 'payday', icon: 'calendar' },
  { name: 'cost', icon: 'shield-check' },
];

/** The way from here to each product, in order; and what the terms of the card come to. */
const stepsOf: Record<Product | 'terms' | 'accepted_terms', readonly IntroStep[]> = {
  card: [
    BANK,
    { name: 'payroll', icon: 'briefcase' },
    IDENTITY,
    { name: 'card', icon: 'credit-card' },
  ],
  tax: [BANK, IDENTITY, { name: 'taxes', icon: 'receipt-text' }],
  terms: TERMS,
  accepted_terms: TERMS,
};
