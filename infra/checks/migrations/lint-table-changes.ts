import { isPassed } from './judge-check.ts';
import { isNull, isNeverNull, isVolatile } from './judge-default.ts';
import { isBoundType } from './judge-domain.ts';
import { isNeeded, neededIndex } from './judge-index.ts';
import { isMade, judgeLoss, type LintContext } from './judge-loss.ts';
import { nameOf, namesIn } from './syntax-tree.ts';

/** One change of ALTER TABLE, as PostgreSQL's own parser has it. */
export type TableChange = {
  subtype: string;
  name?: string;
  behavior?: string;
  /** Of a default it is an expression. */
  def?: { ColumnDef?: Column; Constraint?: Constraint };
};

type Constraint = {
  contype: string;
  conname?: string;
  indexname?: string;
  skip_validation?: boolean;
  raw_expr?: Record<string, unknown>;
  generated_kind?: string;
  /** Of a foreign key: the table that it refers to, and the columns that do. */
  pktable?: unknown;
  fk_attrs?: unknown;
};
type Column = {
  colname: string;
  typeName?: { names?: unknown };
  constraints?: { Constraint: Constraint }[];
};

type On = {
  table: string;
  /** false for what ALTER TABLE does to an index, a sequence or a view. */
  isTable: boolean;
  made: LintContext;
};

/** Why a change of a table that the running version uses breaks it; nothing where it does not. */
export function judgeTableChange(change: TableChange, on: On): string[] {
  if (!on.isTable)
    return [`It alters ${on.table}, which is no table: say it by a statement of its own.`];
  if (change.behavior === 'DROP_CASCADE') {
    return [
      `It drops whatever depends on ${change.name} of ${on.table} as well, by CASCADE: drop each by its name.`,
    ];
  }
  const judge = CHANGES[change.subtype];
  if (judge) return judge(change, on);
  return [
    `Nobody has said whether ${change.subtype} on ${on.table} is harmless to a version that runs: write it another way, or add it to infra/checks/migrations with a test.`,
  ];
}

const harmless = (): string[] => [];

/** By what they do: https://www.postgresql.org/docs/18/sql-altertable.html has the lock of each. */
const CHANGES: Record<string, (change: TableChange, on: On) => string[]> = {
  AT_DropColumn: ({ name = '' }, { table, made }) => judgeLoss('column', `${table}.${name}`, made),
  AT_AlterColumnType: ({ name, def }, { table }) => [
    `It rewrites ${table} for another type of ${name ?? def?.ColumnDef?.colname}, and the running version knows the one before: add a column of the new type, write both, and drop the first one when nobody reads it.`,
  ],
  AT_SetNotNull: ({ name }, { table }) => [
    `It refuses rows without ${name}, which the running version may write to ${table}, and reads all of them under a lock: add CHECK (${name} IS NOT NULL) NOT VALID when every version writes it, and validate that in a later release.`,
  ],
  AT_ColumnDefault: judgeDefault,
  AT_AddColumn: ({ def }, on) => judgeColumn(def?.ColumnDef, on),
  AT_AddConstraint: ({ def }, on) => judgeConstraint(def?.Constraint, on),
  AT_ValidateConstraint: ({ name = '' }, { table, made }) =>
    made.constraints.has(name)
      ? [
          `It validates ${name} in the transaction that added it, so that ${table} stays locked while it is read: validate it in a later release.`,
        ]
      : [],
  AT_DropConstraint: ({ name = '' }, { table, made }) => {
    const index = [...table.split('.').slice(0, -1), name].join('.');
    return isNeeded(index, made) ? [neededIndex(`the constraint ${name} of ${table}`)] : [];
  },
  AT_DropNotNull: harmless,
  AT_SetStatistics: harmless,
  AT_SetRelOptions: harmless,
  AT_ResetRelOptions: harmless,
  AT_ReplicaIdentity: harmless,
  AT_EnableTrig: harmless,
};

function judgeDefault({ name, def }: TableChange, { table, made }: On): string[] {
  if (!def || isNull(def)) {
    return [
      `It drops the default of ${name}, which the running version may leave to ${table}: keep it until no version does.`,
    ];
  }
  const isNotNull = made.running.columns.get(`${table}.${name}`)?.isNotNull ?? false;
  return isNotNull && !isNeverNull(def)
    ? [
        `It gives ${name} a default that may be null, which ${table} refuses where the running version leaves it out: give it a constant.`,
      ]
    : [];
}

const SERIAL = new Set(['serial', 'bigserial', 'smallserial', 'serial4', 'serial8', 'serial2']);

function judgeColumn(column: Column | undefined, { table, made }: On): string[] {
  if (!column) return [];
  const parts = (column.constraints ?? []).map(({ Constraint }) => Constraint);
  const filled = parts.find(({ contype }) => FILLS.has(contype));
  const types = new Set(parts.map(({ contype }) => contype));
  const name = column.colname;
  const isItsOwn = isSerial(column);
  if (!made.running.columns.has(`${table}.${name}`)) {
    made.columns.set(`${table}.${name}`, { isFilled: isItsOwn || filled !== undefined });
  }
  const isBound = isBoundType(column.typeName, made);
  return COLUMN_RULES.flatMap(({ isBroken, reason }) =>
    isBroken({ types, filled, isSerial: isItsOwn, isBound }) ? [reason(name, table)] : [],
  );
}

/** What gives a column its value where nobody writes it. */
const FILLS = new Set(['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED']);

/** By their types, the constraints of a new column, and the one that fills it. */
type NewColumn = {
  types: Set<string>;
  filled: Constraint | undefined;
  isSerial: boolean;
  /** Of a domain that has a constraint or a default. */
  isBound: boolean;
};

const COLUMN_RULES: {
  isBroken: (column: NewColumn) => boolean;
  reason: (name: string, table: string) => string;
}[] = [
  {
    isBroken: ({ types, filled, isSerial: fillsItself }) =>
      types.has('CONSTR_NOTNULL') && !fillsItself && !isAlwaysFilled(filled),
    reason: (name, table) =>
      `It adds ${name} to ${table} as NOT NULL without a default, and the running version does not write it: give it a default, or leave it nullable.`,
  },
  {
    isBroken: ({ filled, isSerial: fillsItself }) => fillsItself || isComputedByRow(filled),
    reason: (name, table) =>
      `It rewrites ${table} under a lock to compute ${name} for each row: add it without that, fill it by a job in batches, and set the default for rows to come.`,
  },
  {
    isBroken: ({ types }) => types.has('CONSTR_UNIQUE') || types.has('CONSTR_PRIMARY'),
    reason: (name, table) =>
      `It builds an index of ${name} while nobody can use ${table}: add the column first, then CREATE UNIQUE INDEX CONCURRENTLY in a migration with config = { transaction: false }.`,
  },
  {
    isBroken: ({ isBound }) => isBound,
    reason: (name, table) =>
      `It adds ${name} to ${table} with the constraint or default of a domain, for which all rows are rewritten under a lock or refused: give it the domain's own type, and a CHECK with NOT VALID.`,
  },
  {
    isBroken: ({ types, filled }) => types.has('CONSTR_FOREIGN') && filled !== undefined,
    reason: (name, table) =>
      `It has the running version's rows of ${table} refer by the default of ${name}, and reads them under a lock: add it without a default.`,
  },
  {
    isBroken: ({ types }) => types.has('CONSTR_CHECK'),
    reason: (name, table) =>
      `It reads all of ${table} under a lock to check ${name}: add the column first, then the constraint with NOT VALID.`,
  },
];

const isSerial = ({ typeName }: Column): boolean =>
  namesIn(typeName?.names).some((name) => SERIAL.has(name));

/** Whether a column has a value in each row that does not bring one. */
const isAlwaysFilled = (filled: Constraint | undefined): boolean =>
  filled?.contype === 'CONSTR_IDENTITY' ||
  filled?.generated_kind === 's' ||
  (filled?.contype === 'CONSTR_DEFAULT' && isNeverNull(filled.raw_expr));

/** Whether a value is written to each row that is there, and not once for all of them or when it is read. */
function isComputedByRow(filled: Constraint | undefined): boolean {
  if (!filled) return false;
  if (filled.contype === 'CONSTR_GENERATED') return filled.generated_kind !== 'v';
  return filled.contype === 'CONSTR_IDENTITY' || isVolatile(filled.raw_expr);
}

function judgeConstraint(constraint: Constraint | undefined, on: On): string[] {
  if (!constraint) return [];
  const { table, made } = on;
  const {
    contype,
    conname = 'the constraint',
    indexname,
    skip_validation: isNotValid,
  } = constraint;
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN') {
    if (isNotValid) made.constraints.add(conname);
    const refused =
      contype === 'CONSTR_CHECK' ? judgeCheck(constraint, on) : judgeReference(constraint, on);
    return isNotValid || refused.length > 0
      ? refused
      : [
          `It reads all of ${table} under a lock to validate ${conname}: add it with NOT VALID, and VALIDATE CONSTRAINT in a later release.`,
        ];
  }
  if (contype === 'CONSTR_NOTNULL') {
    return [
      `It refuses rows that the running version may write to ${table}: add a CHECK with NOT VALID when every version writes the column.`,
    ];
  }
  return indexname
    ? []
    : [
        `It builds the index of ${conname} while nobody can use ${table}: CREATE UNIQUE INDEX CONCURRENTLY in a migration with config = { transaction: false }, then ADD CONSTRAINT … USING INDEX.`,
      ];
}

const judgeCheck = (
  { conname = 'a CHECK', raw_expr }: Constraint,
  { table, made }: On,
): string[] =>
  isPassed(raw_expr, table, made)
    ? []
    : [
        `It checks ${conname} with each row that the running version writes to ${table}, NOT VALID or not: a CHECK may say IS NOT NULL of columns that it has, list all values that a CHECK before listed, or be about columns that this release adds, and hold while they are empty.`,
      ];

function judgeReference(
  { conname = 'a foreign key', pktable, fk_attrs }: Constraint,
  { table, made }: On,
): string[] {
  const isWritten = namesIn(fk_attrs).some(
    (column) => made.columns.get(`${table}.${column}`)?.isFilled !== false,
  );
  return isMade(pktable, made) && isWritten
    ? [
        `It refers by ${conname} from what the running version writes to ${table} to ${nameOf(pktable)}, which that version fills with nothing: release what fills it first.`,
      ]
    : [];
}
