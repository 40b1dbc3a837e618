import {
  confirmationPhrase,
  type ConfirmedAction,
} from '@reset/api-contract/admin/confirmation-phrase.ts';
import type { ReactNode } from 'react';
import { CommandAction } from '#features/commands/commands.ts';
import { useMessages } from '../../action-messages.ts';
import type { User } from '../../api/get-user.ts';
import { ContactFacts } from './contact-facts.tsx';

/** What of a person her actions need. */
export type Subject = Pick<User, 'id' | 'name'>;

interface Spec {
  /** Asks for no reason. */
  isRefresh?: boolean;
  confirmed?: ConfirmedAction;
  isLoss?: boolean;
  /** It goes by who she is. */
  isByIdentity?: boolean;
}

/** What is done by its name alone, with a reason and a phrase where the service asks for them. */
const SPECS = {
  end_sessions: { isLoss: true },
  refresh_dsl: { isRefresh: true },
  refresh_eligibility: { isRefresh: true },
  refresh_plaid_data: { isRefresh: true },
  disconnect: { confirmed: 'disconnect', isLoss: true },
  unlink_bank_account: { confirmed: 'unlink_bank_account', isLoss: true },
  convert_payroll_linked_to_skipped: {
    confirmed: 'convert_payroll_linked_to_skipped',
    isLoss: true,
  },
  reset_ewa_multiplier_config: {},
  verify_identity: { confirmed: 'verify_identity', isByIdentity: true },
  reject: { confirmed: 'reject', isLoss: true },
  delete: { confirmed: 'delete', isLoss: true },
  impersonate: {},
} as const satisfies Record<string, Spec>;

interface Props {
  name: keyof typeof SPECS;
  user: Subject;
  /** What comes after it is done, where that is not to stay on the page. */
  onDone?: () => void;
  /** Why it would be refused, where that is known. */
  refusal?: string | undefined;
  /** What whoever does it has to know before. */
  children?: ReactNode;
}

/** An action that asks for nothing but a reason, and for a phrase where nothing brings it back. */
export function UserCommand({ name, user, onDone, refusal, children }: Props) {
  const t = useMessages();
  const { isRefresh, confirmed, isLoss = false, isByIdentity = false }: Spec = SPECS[name];
  const who = { name: user.name };
  return (
    <CommandAction
      userId={user.id}
      action={t(`${name}.action`)}
      title={t(`${name}.title`, who)}
      consequence={t(`${name}.consequence`, who)}
      done={t(`${name}.done`, who)}
      onDone={onDone}
      refusal={refusal}
      needsReason={!isRefresh}
      isLoss={isLoss}
      phrase={confirmed && confirmationPhrase(confirmed, user.name)}
      initialValues={{}}
      renderFields={() => (isByIdentity ? <ContactFacts userId={user.id} /> : children)}
      toCall={() =>
        name === 'delete'
          ? { method: 'DELETE', path: `/users/${user.id}` }
          : { path: `/users/${user.id}/${name}` }
      }
    />
  );
}
