import type { ConfirmedAction } from '@reset/api-contract/admin/confirmation-phrase.ts';
import type { NeedsApproval } from '@reset/api-contract/member/needs-approval.ts';
import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { Refusal } from '@reset/service-kit';
import type { TProperties, TSchema } from 'typebox';
import type { Changes } from '#features/audit/audit.ts';
import type { NewCommand, OwnerRequest } from './commands.ts';

/** Of what the log has how it was before. */
export type FormerValues = 'multipliers' | 'config' | 'pay' | 'standing' | 'phone' | 'address';

/** What staff give with a command. */
export type Given = {
  /** Of the path; empty where that names none. */
  id: string;
  /** Of the body, as its schema has them, without the reason and the phrase. */
  fields: Record<string, unknown>;
  staffId: string;
  /** null where none was given. */
  reason: string | null;
  /** The most that is done without another person's approval. */
  approvedUpTo: { debitCents: number; disputeCents: number; payCents: number };
};

/** What of a command's answer concerns the back office. */
export type Reading = {
  subjectId?: string;
  changes?: Changes;
};

/** A command: who may give it and how, what its owner is asked, and what is answered. */
export type CommandSpec = {
  action: string;
  /** Below /api/v1/admin. */
  route: { method: 'POST' | 'DELETE'; path: string };
  staffRole: StaffRole;
  /** Money, deletions and exports, and what money goes by: phone, address, card, pay and its days. */
  stepUp?: true;
  /** It changes money, access or configuration. */
  needsReason: boolean;
  /** Staff type a phrase, which names the person of the path. */
  confirmed?: ConfirmedAction;
  fields?: TProperties;
  /** How what it changes is before, for the log. */
  former?: FormerValues;
  /** Of which the log has digests. */
  personal?: readonly string[];
  toOwner: (given: Given) => OwnerRequest & Pick<NewCommand, 'subjectId' | 'object'>;
  /** It is always another person's to approve, and the owner is asked once she has. */
  needsApproval?: true;
  /** What of its body is another once somebody has approved what its owner answered, beside the bound. */
  onceApproved?: (needed: NeedsApproval) => object;
  /** What its owner answered that has done it. */
  read?: (answer: unknown) => Reading;
  /** By an owner's code another status than the owner's, where the specification has it. */
  refusalStatus?: Readonly<Record<string, number>>;
  /** What is said of a person who is no member, whom its owner does not know. */
  ofNoMember?: Refusal;
  /** null is 204. */
  reply: { status: 200 | 201; schema: TSchema } | null;
};
