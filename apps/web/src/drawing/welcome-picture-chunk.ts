import { lazy } from 'react';

export const WelcomePicture = lazy(async () => ({
  default: (await import('./welcome-picture.tsx')).WelcomePicture,
}));

export const GamePicture = lazy(async () => ({
  default: (await import('./welcome-picture.tsx')).GamePicture,
}));
