import Type from 'typebox';

const Text = Type.String({ minLength: 1, maxLength: 2_000, pattern: '\\S' });

export const PortalParams = Type.Object({ portal: Type.String({ pattern: '^[\\w-]{1,64}$' }) });

/** The visitor's first message, with which a conversation begins. */
export const StartBody = Type.Object(
  {
    portal: Type.String({ pattern: '^[\\w-]{1,64}$' }),
    email: Type.Union([Type.String({ maxLength: 255 }), Type.Null()]),
    text: Text,
  },
  { additionalProperties: false },
);

/** The last conversation with the visitor's mail address. */
export const ResumeBody = Type.Object(
  { portal: Type.String(), email: Type.String({ minLength: 1 }) },
  { additionalProperties: false },
);

export const TokenParams = Type.Object({ token: Type.String() });

export const MessageBody = Type.Object({ text: Text }, { additionalProperties: false });

export const ConversationParams = Type.Object({ id: Type.String() });
