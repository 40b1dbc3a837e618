export type InstitutionProvider = 'plaid' | 'pinwheel';

export type InstitutionKind = 'bank' | 'payroll' | 'time_and_attendance';

/** Where people have their money, or are paid or clocked by, as a provider knows it. */
export type Institution = {
  id: string;
  kind: InstitutionKind;
  name: string;
  /** What the provider can read or do there, in the provider's words. */
  products: readonly string[];
  /** A bank on phones only. */
  isDigitalOnly: boolean;
};

/** What we need of a provider that knows institutions. */
export type InstitutionDirectory = {
  /** All of them, none twice. @throws ProviderError when they cannot be had as a whole */
  readAll(): Promise<Institution[]>;
  /** Some whose names fit, in the provider's order. @throws ProviderError */
  search(name: string, kind: InstitutionKind): Promise<Institution[]>;
  /** null for an id that the provider does not know. @throws ProviderError */
  find(id: string): Promise<Institution | null>;
};

export type InstitutionDirectories = Readonly<Record<InstitutionProvider, InstitutionDirectory>>;
