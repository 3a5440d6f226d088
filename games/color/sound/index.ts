import type { SoundModule } from '../../kit/card';
import { cuesOf } from '../../kit/sound/recipe';
import flac from './sprite.flac?url';
import file from './sprite.json';
import webm from './sprite.webm?url';

export const sound: SoundModule = { sources: [webm, flac], sprite: cuesOf(file) };
