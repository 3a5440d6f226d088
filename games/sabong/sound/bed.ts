import type { SoundModule } from '../../kit/card';
import { cuesOf } from '../../kit/sound/recipe';
import file from './ambience.json';
import webm from './ambience.webm?url';

export const bed: SoundModule = { sources: [webm], sprite: cuesOf(file) };
