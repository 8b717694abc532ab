import './theme/fonts/fonts.css';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { AuthProvider } from './app/session/AuthProvider.tsx';
import { startAuth } from './app/session/root-actor.ts';
import { system } from './theme/system.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const auth = startAuth();

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <BrowserRouter>
        <AuthProvider actor={auth}>
          <App />
        </AuthProvider>
      </BrowserRouter>
    </ChakraProvider>
  </StrictMode>,
);
