import { judgeLoss, type LintContext } from './judge-loss.ts';

/** One change of ALTER TABLE, as PostgreSQL's own parser has it. */
export type TableChange = {
  subtype: string;
  name?: string;
  def?: { ColumnDef?: Column; Constraint?: Constraint };
};

type Constraint = {
  contype: string;
  conname?: string;
  indexname?: string;
  skip_validation?: boolean;
  raw_expr?: Record<string, unknown>;
  generated_kind?: string;
};
type Column = {
  colname: string;
  typeName?: { names?: { String?: { sval?: string } }[] };
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
  AT_ColumnDefault: ({ name, def }, { table }) =>
    def
      ? []
      : [
          `It drops the default of ${name}, which the running version may leave to ${table}: keep it until no version does.`,
        ],
  AT_AddColumn: ({ def }, { table }) => judgeColumn(def?.ColumnDef, table),
  AT_AddConstraint: ({ def }, on) => judgeConstraint(def?.Constraint, on),
  AT_ValidateConstraint: ({ name = '' }, { table, made }) =>
    made.constraints.has(name)
      ? [
          `It validates ${name} in the transaction that added it, so that ${table} stays locked while it is read: validate it in a later release.`,
        ]
      : [],
  AT_DropConstraint: harmless,
  AT_DropNotNull: harmless,
  AT_SetStatistics: harmless,
  AT_SetRelOptions: harmless,
  AT_ResetRelOptions: harmless,
  AT_ReplicaIdentity: harmless,
  AT_EnableTrig: harmless,
};

/** Defaults of which PostgreSQL computes the value once: they rewrite nothing. */
const STABLE_FUNCTIONS = new Set(['now', 'transaction_timestamp', 'statement_timestamp']);
const SERIAL = new Set(['serial', 'bigserial', 'smallserial', 'serial4', 'serial8', 'serial2']);

function judgeColumn(column: Column | undefined, table: string): string[] {
  if (!column) return [];
  const parts = (column.constraints ?? []).map(({ Constraint }) => Constraint);
  const filled = parts.find(({ contype }) => FILLS.has(contype));
  const types = new Set(parts.map(({ contype }) => contype));
  const name = column.colname;
  return COLUMN_RULES.flatMap(({ isBroken, reason }) =>
    isBroken({ types, filled, isSerial: isSerial(column) }) ? [reason(name, table)] : [],
  );
}

/** What gives a column its value where nobody writes it. */
const FILLS = new Set(['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED']);

/** By their types, the constraints of a new column, and the one that fills it. */
type NewColumn = { types: Set<string>; filled: Constraint | undefined; isSerial: boolean };

const COLUMN_RULES: {
  isBroken: (column: NewColumn) => boolean;
  reason: (name: string, table: string) => string;
}[] = [
  {
    isBroken: ({ types, filled, isSerial: fillsItself }) =>
      types.has('CONSTR_NOTNULL') && !filled && !fillsItself,
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
    isBroken: ({ types }) => types.has('CONSTR_CHECK'),
    reason: (name, table) =>
      `It reads all of ${table} under a lock to check ${name}: add the column first, then the constraint with NOT VALID.`,
  },
];

const isSerial = ({ typeName }: Column): boolean =>
  (typeName?.names ?? []).some(({ String: name }) => SERIAL.has(name?.sval ?? ''));

/** Whether a value is written to each row that is there, and not once for all of them or when it is read. */
function isComputedByRow(filled: Constraint | undefined): boolean {
  if (!filled) return false;
  if (filled.contype === 'CONSTR_GENERATED') return filled.generated_kind !== 'v';
  return filled.contype === 'CONSTR_IDENTITY' || isVolatile(filled.raw_expr);
}

function judgeConstraint(constraint: Constraint | undefined, { table, made }: On): string[] {
  if (!constraint) return [];
  const {
    contype,
    conname = 'the constraint',
    indexname,
    skip_validation: isNotValid,
  } = constraint;
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN') {
    if (isNotValid) made.constraints.add(conname);
    return isNotValid
      ? []
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

/** Whether PostgreSQL has to call it for each row. */
function isVolatile(expression: unknown): boolean {
  let isFound = false;
  JSON.stringify(expression, (key, value: unknown) => {
    if (key === 'FuncCall' && !isStableCall(value)) isFound = true;
    return value;
  });
  return isFound;
}

function isStableCall(call: unknown): boolean {
  const { funcname = [] } = call as { funcname?: { String?: { sval?: string } }[] };
  return STABLE_FUNCTIONS.has(funcname.at(-1)?.String?.sval ?? '');
}
