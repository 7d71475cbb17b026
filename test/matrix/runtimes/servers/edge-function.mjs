import { answer } from './fetch-host.mjs'

addEventListener('fetch', (event) => event.respondWith(answer(event.request)))
