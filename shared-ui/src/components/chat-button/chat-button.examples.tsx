import { ChatButton } from './chat-button.tsx';

export default { title: 'ChatButton' };

export const WithoutAChat = () => (
  <ChatButton label="Talk to Us" origin={null} email={null}>
    <p>
      Or write to us: <a href="mailto:support@reset.example">support@reset.example</a>
    </p>
  </ChatButton>
);
