type Make<Service> = (services: Services) => Service

/** The services of a store. Each is created once, on its first use. */
export type Services = { get<Service>(make: Make<Service>): Service }

export function createServices(): Services {
  const made = new Map<Make<unknown>, unknown>()
  const services: Services = {
    get<Service>(make: Make<Service>) {
      if (!made.has(make)) made.set(make, make(services))
      return made.get(make) as Service
    },
  }
  return services
}
