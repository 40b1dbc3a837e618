import type { Model, TypeMeta } from '@kubernetes-models/base';

/** An object of Kubernetes that can be judged by its schema. */
export type Manifest = Model<unknown> &
  TypeMeta & { metadata?: { name?: string; namespace?: string } };
